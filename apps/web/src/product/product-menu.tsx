import * as texts from '#texts/product/card';
import type { ProductInfo } from '@vitrina/contract';
import { Link } from '@vitrina/ui/link';
import { MenuItem } from '@vitrina/ui/primitives/menu';
import { Columns2, ExternalLink } from 'lucide-react';
import { FollowItems } from '../follow/follow-button.tsx';
import type { NamedSubject } from '../follow/use-follow.ts';
import { paths } from '../routing/paths.ts';
import { ActionsMenu } from '../report/share/actions-menu.tsx';
import { useIsShared } from '../routing/shared-screen.ts';
import { isHttps } from './is-https.ts';

interface Props {
  info: ProductInfo;
  subject: NamedSubject;
}

/** Menu of a card's actions, for a phone. */
export function ProductMenu({ info: { productId, productKaspiLink }, subject }: Props) {
  const isShared = useIsShared();
  const onKaspi = isHttps(productKaspiLink) ? productKaspiLink : undefined;
  if (isShared && onKaspi === undefined) return null;
  return (
    <ActionsMenu>
      <FollowItems entity={subject} />
      {!isShared && (
        <MenuItem asChild>
          <Link href={paths.compare('product', [productId])}>
            <Columns2 aria-hidden="true" />
            {texts.compare}
          </Link>
        </MenuItem>
      )}
      {onKaspi === undefined ? null : (
        <MenuItem asChild>
          <a href={onKaspi} target="_blank" rel="noreferrer">
            <ExternalLink aria-hidden="true" />
            {texts.openOnKaspi}
          </a>
        </MenuItem>
      )}
    </ActionsMenu>
  );
}
