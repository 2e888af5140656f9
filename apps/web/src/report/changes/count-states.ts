/** Counts the cells that entered and left. */
export const countStates = (cells: readonly { readonly state: 'stayed' | 'entered' | 'left' | null }[]) => ({
  entered: cells.filter(({ state }) => state === 'entered').length,
  left: cells.filter(({ state }) => state === 'left').length,
});
