/** Lifetime of the object URL, ms: a browser may ask where to save the file. */
const OBJECT_URL_LIFETIME_MS = 60_000;

/** Saves a file from the browser. */
export const saveFile = (name: string, content: BlobPart[], type: string): void => {
  const url = URL.createObjectURL(new Blob(content, { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), OBJECT_URL_LIFETIME_MS);
};
