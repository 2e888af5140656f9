import { useReportParams } from '../period/use-report-params.ts';
import { Movement } from '../report/movers/movement.tsx';

/** Movers inside the category in the address. */
export function CategoryMovement() {
  const { categoryId } = useReportParams();
  return categoryId === undefined ? null : (
    <Movement kinds={['sellers', 'brands', 'products']} scope={{ categoryId }} />
  );
}
