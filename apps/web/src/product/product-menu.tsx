import type { ProductInfo } from '@vitrina/contract';
import { Link } from '@vitrina/ui/link';
import { Button } from '@vitrina/ui/primitives/button';
import { Menu, MenuItem } from '@vitrina/ui/primitives/menu';
import { Columns2, Ellipsis, ExternalLink } from 'lucide-react';
import { FollowItems } from '../follow/follow-button.tsx';
import type { NamedSubject } from '../follow/use-follow.ts';
import { paths } from '../routing/paths.ts';
import { isHttps } from './is-https.ts';

interface Props {
  info: ProductInfo;
  subject: NamedSubject;
}

/** Menu of a card's actions, for a phone. */
export const ProductMenu = ({ info: { productId, productKaspiLink }, subject }: Props) => (
  <Menu
    align="end"
    title="Действия"
    className="min-w-60"
    trigger={
      <Button variant="quiet" aria-label="Действия" className="-mr-3 size-(--control) px-0!">
        <Ellipsis className="size-4 text-ink-2" aria-hidden="true" />
      </Button>
    }
  >
    <FollowItems entity={subject} />
    <MenuItem asChild>
      <Link href={paths.compare('product', [productId])}>
        <Columns2 aria-hidden="true" />
        Сравнить
      </Link>
    </MenuItem>
    {isHttps(productKaspiLink) ? (
      <MenuItem asChild>
        <a href={productKaspiLink} target="_blank" rel="noreferrer">
          <ExternalLink aria-hidden="true" />
          Открыть на Kaspi
        </a>
      </MenuItem>
    ) : null}
  </Menu>
);
