import { useReportParams } from '../period/use-report-params.ts';
import { Movement } from '../report/movers/movement.tsx';

/** Movers inside the brand in the address. */
export function BrandMovement() {
  const { brandId } = useReportParams();
  return brandId === undefined ? null : (
    <Movement kinds={['sellers', 'categories', 'products']} scope={{ brandId }} />
  );
}
