import type { ReportField } from '@vitrina/contract';
import { changeDefinitions } from './changes.ts';
import { countDefinitions } from './counts.ts';
import type { FieldDefinition } from './field-definition.ts';
import { computedDefinitions, insightDefinitions } from './insight.ts';
import { metricDefinitions } from './metrics.ts';
import { nameDefinitions } from './names.ts';
import { rivalDefinitions } from './rivals.ts';

/** Concentrations that a report carries beside its rows. */
type ListField = 'categoryBrandsHHI' | 'brandSellersHHI';

const definitions = {
  ...metricDefinitions,
  ...countDefinitions,
  ...nameDefinitions,
  ...changeDefinitions,
  ...insightDefinitions,
  ...computedDefinitions,
  ...rivalDefinitions,
};

/** Name of a field with a definition: every field of every report, and those of a comparison of two weeks. */
export type DefinedField = keyof typeof definitions;

type Missing = Exclude<ReportField | ListField, DefinedField>;
type Unused = Exclude<
  DefinedField,
  ReportField | ListField | keyof typeof changeDefinitions | keyof typeof computedDefinitions
>;

/** `true` without such fields, else the sentence that the compiler prints. */
type NoneOf<Fields, Sentence> = [Fields] extends [never] ? true : Sentence;

type Definitions<_NoneMissing extends true, _NoneUnused extends true> = Readonly<
  Record<DefinedField, FieldDefinition>
>;

/** The definition of every field. Does not compile if a contract field has none, or if no report has the field. */
export const fieldDefinitions: Definitions<
  NoneOf<Missing, `The contract's field ${Missing} has no definition: add it in packages/ui/src/fields.`>,
  NoneOf<Unused, `No report has the field ${Unused}: remove its definition from packages/ui/src/fields.`>
> = definitions;
