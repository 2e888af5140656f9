/** A toggle that is pressed while the person follows. */
export const follow = 'Слежу';
