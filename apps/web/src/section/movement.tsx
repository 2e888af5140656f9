import { useReportParams } from '../period/use-report-params.ts';
import { Movement } from '../report/movers/movement.tsx';

/** Movers inside the section in the address. */
export function SectionMovement() {
  const { sectionId } = useReportParams();
  return sectionId === undefined ? null : (
    <Movement kinds={['categories', 'sellers', 'brands', 'products']} scope={{ sectionId }} />
  );
}
