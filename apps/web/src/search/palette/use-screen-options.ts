import { ArrowLeftRight, ExternalLink, FileText, Printer } from 'lucide-react';
import * as screens from '#texts/screens';
import * as palette from '#texts/search/palette';
import * as texts from '#texts/search/palette-actions';
import { paths } from '../../routing/paths.ts';
import { useRouteAt } from '../../routing/routes-context.ts';
import { useScreenPath } from '../../routing/shared-screen.ts';
import type { Option } from '../option.ts';
import { listOpenActions } from './open-actions.ts';
import { createTableOptions } from './table-options.ts';
import { useEntityOptions } from './use-entity-options.ts';
import { type OpenEntity, useOpenEntity } from './use-open-entity.ts';

/** Creates the link to an entity's page on Kaspi; none if the week does not know it. */
function createKaspiOptions({ seller, product }: OpenEntity): readonly Option[] {
  const shopId = seller?.sellerKaspiId ?? '';
  const href =
    shopId === ''
      ? product?.productKaspiLink
      : `https://kaspi.kz/shop/info/merchant/${encodeURIComponent(shopId)}/address-tab/`;
  return href?.startsWith('https://') === true
    ? [{ key: 'on kaspi', title: palette.openOnKaspi, icon: ExternalLink, target: { outside: href } }]
    : [];
}

/** Creates the links to the same seller in tabs or on one page, and to the screen of another entity. */
function createViewOptions({ kind, seller }: OpenEntity, path: string): readonly Option[] {
  const view: readonly Option[] =
    seller === undefined
      ? []
      : [
          path === '/seller2'
            ? {
                key: 'in tabs',
                title: texts.sellerInTabs,
                icon: FileText,
                target: { to: paths.seller({ sellerId: seller.sellerId }) },
              }
            : {
                key: 'on one page',
                title: screens.sellerOnOnePage,
                icon: FileText,
                target: { to: paths.sellerOnOnePage({ sellerId: seller.sellerId }) },
              },
        ];
  const change: readonly Option[] =
    kind === 'product'
      ? []
      : [{ key: 'change', title: texts.change[kind], icon: ArrowLeftRight, target: { to: path } }];
  return [...view, ...change];
}

const print: Option = {
  key: 'print',
  title: texts.print,
  icon: Printer,
  words: texts.words.print,
  target: { run: () => window.print() },
};

/** Returns the actions on the screen: on its entity, of its controls and tables, and its printout. */
export function useScreenOptions(): readonly Option[] {
  const path = useScreenPath();
  const open = useOpenEntity();
  const entityOptions = useEntityOptions(open?.entity, true);
  const hasWeek = useRouteAt(path)?.firstYear !== undefined;
  return [
    ...entityOptions,
    ...listOpenActions(false),
    ...createTableOptions(),
    ...(hasWeek ? [print] : []),
    ...(open ? [...createKaspiOptions(open), ...createViewOptions(open, path)] : []),
  ];
}
