export const labels = {
  ready: 'Copy',
  copied: 'Copied',
  failed: 'Could not copy: select and copy it yourself',
};

export const copy = (what: string) => `Copy ${what}`;
