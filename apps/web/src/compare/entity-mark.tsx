/** Text and line colour of each entity, by its position. */
export const markColours = [
  { text: 'text-accent', stroke: 'stroke-accent' },
  { text: 'text-compared-2', stroke: 'stroke-compared-2' },
  { text: 'text-compared-3', stroke: 'stroke-compared-3' },
  { text: 'text-compared-4', stroke: 'stroke-compared-4' },
  { text: 'text-compared-5', stroke: 'stroke-compared-5' },
] as const;

/** Mark of an entity in a comparison: keeps its colour and shape in every part of the screen. */
export const EntityMark = ({ at }: { at: number }) => (
  <svg
    viewBox="-5 -5 10 10"
    aria-hidden="true"
    className={`size-2.5 shrink-0 fill-current ${markColours[at]?.text ?? ''}`}
  >
    <path d={markPaths[at]} />
  </svg>
);

/** Circle, square, triangle, diamond and a cross, 4 px around 0. */
export const markPaths = [
  'M-4,0 A4,4 0 1 1 4,0 A4,4 0 1 1 -4,0 Z',
  'M-3.5,-3.5 H3.5 V3.5 H-3.5 Z',
  'M0,-4 L4,3.5 H-4 Z',
  'M0,-4.5 L4.5,0 L0,4.5 L-4.5,0 Z',
  'M-4,-1.5 H-1.5 V-4 H1.5 V-1.5 H4 V1.5 H1.5 V4 H-1.5 V1.5 H-4 Z',
] as const;
