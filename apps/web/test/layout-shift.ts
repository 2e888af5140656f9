import { onTestFinished } from 'vitest';

interface Shift extends PerformanceEntry {
  value: number;
  sources?: readonly { node?: Node | null }[];
}

const isShift = (entry: PerformanceEntry): entry is Shift => 'value' in entry;

/** Measures cumulative layout shift from now on, and the elements that shifted. */
export function observeLayoutShift() {
  const shifts: Shift[] = [];
  const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries().filter(isShift)));
  observer.observe({ type: 'layout-shift' });
  onTestFinished(() => observer.disconnect());
  const collect = () => void shifts.push(...observer.takeRecords().filter(isShift));
  return {
    total() {
      collect();
      return shifts.reduce((sum, { value }) => sum + value, 0);
    },
    describe: () =>
      shifts.map(({ value, sources = [] }) => {
        const nodes = sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName}.${node.className}`.slice(0, 90) : node?.textContent,
        );
        return `${value.toFixed(3)} ${nodes.join(' | ')}`;
      }),
  };
}
