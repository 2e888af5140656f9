import { classNames } from '@vitrina/ui/class-names';
import { Link } from '@vitrina/ui/link';
import { buttonClass } from '@vitrina/ui/primitives/button';
import { Columns2 } from 'lucide-react';
import { paths } from '../routing/paths.ts';

/** Leads to the comparison of a product with others; on a phone it is an icon. */
export const CompareLink = ({ productId, phone = false }: { productId: number; phone?: boolean }) => (
  <Link
    href={paths.compare('product', [productId])}
    aria-label="Сравнить"
    className={phone ? classNames(buttonClass('quiet'), 'size-(--control) px-0!') : buttonClass()}
  >
    {phone ? <Columns2 className="size-4 text-ink-2" aria-hidden="true" /> : 'Сравнить'}
  </Link>
);
