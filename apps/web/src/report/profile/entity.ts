import type { DefinedField } from '@vitrina/ui/fields';
import type { Crumb } from '@vitrina/ui/primitives/breadcrumbs';
import type { ReportResult } from '../../api/report-result.ts';
import type { ReportParams } from '../../routing/report-params.ts';
import type { UseHistory } from '../trend/entity-history.ts';
import type { EntityKind } from '../../search/entity-kinds.ts';

/** Definition of the screens about a seller, a brand or a category. */
export interface Entity<Body> {
  kind: EntityKind;
  /** The screen that finds entities of the kind. */
  index: Crumb;
  /** «Сменить продавца» */
  changeLabel: string;
  /** «Выберите продавца» */
  advice: string;
  /** «Профиль продавца» */
  profileTitle: string;
  /** Code of the error when the week does not have the entity. */
  notFoundCode: string;
  /** Reads the profile of the entity in the address. */
  useProfile: (params: ReportParams) => ReportResult<Body>;
  getName: (body: Body) => string;
  /** The figures of its head, in display order. */
  figures: readonly [DefinedField, ...DefinedField[]];
  /** Reads the entity's history. */
  useHistory: UseHistory;
  /** Sections above the entity, between the index and its name. */
  useSections?: (body: Body | undefined, isProfile: boolean) => readonly Crumb[];
}
