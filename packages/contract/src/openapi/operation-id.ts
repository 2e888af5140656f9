/** Writes the first letter as a capital. */
export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Converts an endpoint's name for generated clients: `seller.info` to `sellerInfo`. */
export const createOperationId = (name: string) =>
  name
    .split('.')
    .map((part, at) => (at === 0 ? part : capitalize(part)))
    .join('');
