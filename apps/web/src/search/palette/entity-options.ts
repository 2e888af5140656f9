import * as entities from '#texts/entities';
import * as searchTexts from '#texts/search/search';
import * as texts from '#texts/search/palette';
import { formatCompactMoney, formatPercent } from '@vitrina/ui/format/numbers';
import { Eye, History, Package, Store } from 'lucide-react';
import { entityPath, paths } from '../../routing/paths.ts';
import { entityKinds } from '../entity-kinds.ts';
import type { NamedEntity, Option, OptionGroup, Standing } from '../option.ts';
import type { FindOptions } from './find-options.ts';
import type { KnownEntity, Standings } from './use-standings.ts';

const icons = { mine: Store, ofMine: undefined, followed: Eye, recent: History } as const;

const getKindTitle = (kind: NamedEntity['kind']): string =>
  kind === 'product' ? entities.products : entityKinds[kind].many;

const getKindIcon = (kind: NamedEntity['kind']) => (kind === 'product' ? Package : entityKinds[kind].icon);

const getKindName = (kind: NamedEntity['kind']): string =>
  kind === 'product' ? texts.product : entityKinds[kind].one;

const getHref = ({ kind, id }: NamedEntity): string =>
  kind === 'product' ? paths.product({ productId: id }) : entityPath({ kind, id });

/** Creates the option of a followed or recent entity; its note names its kind, or the own shop. */
export const createKnownOption = (
  { revenue, ...entity }: KnownEntity,
  standing: Standing | undefined,
): Option => ({
  key: `${entity.kind} ${entity.id}`,
  title: entity.title,
  icon: (standing && icons[standing]) ?? getKindIcon(entity.kind),
  note: standing === 'mine' ? searchTexts.myShop : getKindName(entity.kind),
  endText: typeof revenue === 'number' ? formatCompactMoney(revenue) : undefined,
  ...(typeof revenue === 'number' && { revenue }),
  target: { to: getHref(entity) },
  entity,
  standing,
});

/** Adds what a found option is to the person, and the share of the market of a seller or brand. */
function describeFound(option: Option, standings: Standings, marketRevenue: number | undefined): Option {
  const { entity, revenue, note } = option;
  if (entity === undefined) return option;
  const standing = standings.find(entity);
  const hasShare = (entity.kind === 'seller' || entity.kind === 'brand') && revenue !== undefined;
  const share =
    hasShare && marketRevenue !== undefined && marketRevenue > 0
      ? texts.shareOfMarket(formatPercent(revenue / marketRevenue))
      : undefined;
  return {
    ...option,
    standing,
    icon: (standing && icons[standing]) ?? option.icon,
    note: standing === 'mine' ? [searchTexts.myShop, share].filter(Boolean).join(' · ') : (note ?? share),
  };
}

/**
 * Adds to each group of results the followed and recent entities of its kind that match, and to each option what it
 * is to the person.
 * @param marketRevenue revenue of the whole week, ₸; undefined until known
 */
export function mergeKnown(
  groups: readonly OptionGroup[],
  standings: Standings,
  find: FindOptions,
  marketRevenue: number | undefined,
): readonly OptionGroup[] {
  const all = [...standings.followed, ...standings.recent];
  const known = find(all.map((entity) => createKnownOption(entity, standings.find(entity))));
  return groups.map(({ title, options }) => {
    const found = new Set(options.map(({ key }) => key));
    const ofKind = known.filter(
      ({ key, entity }) => entity && getKindTitle(entity.kind) === title && !found.has(key),
    );
    return {
      title,
      options: [
        ...options.map((option) => describeFound(option, standings, marketRevenue)),
        // The group names the kind.
        ...ofKind.map((option) => ({
          ...option,
          note: option.standing === 'mine' ? option.note : undefined,
        })),
      ],
    };
  });
}
