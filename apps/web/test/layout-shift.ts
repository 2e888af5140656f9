import { onTestFinished } from 'vitest';

interface Shift extends PerformanceEntry {
  value: number;
  sources?: readonly { node?: Node | null }[];
}

const isShift = (entry: PerformanceEntry): entry is Shift => 'value' in entry;

/** Adds up how far what is seen jumps from now on, as browsers measure it; also says what jumped. */
export function watchLayoutShift() {
  const shifts: Shift[] = [];
  const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries().filter(isShift)));
  observer.observe({ type: 'layout-shift' });
  onTestFinished(() => observer.disconnect());
  const note = () => void shifts.push(...observer.takeRecords().filter(isShift));
  return {
    total() {
      note();
      return shifts.reduce((sum, { value }) => sum + value, 0);
    },
    what: () =>
      shifts.map(({ value, sources = [] }) => {
        const nodes = sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName}.${node.className}`.slice(0, 90) : node?.textContent,
        );
        return `${value.toFixed(3)} ${nodes.join(' | ')}`;
      }),
  };
}
