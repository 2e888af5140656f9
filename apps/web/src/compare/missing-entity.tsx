import { Link } from '@vitrina/ui/link';
import { getErrorCode } from '../api/api-error.ts';
import { paths } from '../routing/paths.ts';
import type { ComparedKind } from './compared-entities.ts';
import { comparedKinds } from './compared-kinds.ts';
import type { Compared } from './use-compared.ts';
import * as texts from '#texts/compare/compare';

/** Whether no week of the window has the entity. */
export const isMissing = ({ result }: Compared): boolean => {
  const code = getErrorCode(result?.error);
  return code !== 'REPORT_NOT_FOUND' && code?.endsWith('_NOT_FOUND') === true;
};

interface Props {
  kind: ComparedKind;
  id: number;
  entities: readonly Compared[];
}

/** Says that no week of the window has an entity, and removes it from the comparison. */
export const MissingEntity = ({ kind, id, entities }: Props) => (
  <p className="flex flex-wrap items-center gap-x-3 px-(--gutter) pb-2 text-ink-2">
    <span>{comparedKinds[kind].missing(id)}</span>
    <Link
      href={paths.compare(
        kind,
        entities.map((entity) => entity.id).filter((one) => one !== id),
      )}
      className="inline-flex min-h-6 items-center rounded-mark text-accent hover:underline max-md:min-h-11"
    >
      {texts.removeMissing}
    </Link>
  </p>
);
