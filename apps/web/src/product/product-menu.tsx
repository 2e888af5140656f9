import { useRef } from 'react';
import type { ProductInfo } from '@vitrina/contract';
import { Link } from '@vitrina/ui/link';
import { Button } from '@vitrina/ui/primitives/button';
import { Menu, MenuItem } from '@vitrina/ui/primitives/menu';
import { Columns2, Ellipsis, ExternalLink } from 'lucide-react';
import { FollowItems } from '../follow/follow-button.tsx';
import type { NamedSubject } from '../follow/use-follow.ts';
import { paths } from '../routing/paths.ts';
import { ShareItem, useSharing } from '../report/share/share-button.tsx';
import { useIsShared } from '../routing/shared-screen.ts';
import { isHttps } from './is-https.ts';

interface Props {
  info: ProductInfo;
  subject: NamedSubject;
}

/** Menu of a card's actions, for a phone. */
export function ProductMenu({ info: { productId, productKaspiLink }, subject }: Props) {
  const isShared = useIsShared();
  const opener = useRef<HTMLButtonElement>(null);
  const sharing = useSharing(opener);
  const onKaspi = isHttps(productKaspiLink) ? productKaspiLink : undefined;
  if (isShared && onKaspi === undefined) return null;
  return (
    <>
      <Menu
        align="end"
        title="Действия"
        className="min-w-60"
        trigger={
          <Button ref={opener} variant="quiet" aria-label="Действия" className="-mr-3 size-(--control) px-0!">
            <Ellipsis className="size-4 text-ink-2" aria-hidden="true" />
          </Button>
        }
      >
        <FollowItems entity={subject} />
        {!isShared && (
          <MenuItem asChild>
            <Link href={paths.compare('product', [productId])}>
              <Columns2 aria-hidden="true" />
              Сравнить
            </Link>
          </MenuItem>
        )}
        <ShareItem sharing={sharing} />
        {onKaspi === undefined ? null : (
          <MenuItem asChild>
            <a href={onKaspi} target="_blank" rel="noreferrer">
              <ExternalLink aria-hidden="true" />
              Открыть на Kaspi
            </a>
          </MenuItem>
        )}
      </Menu>
      {sharing?.dialog}
    </>
  );
}
