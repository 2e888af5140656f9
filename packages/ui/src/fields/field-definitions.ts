import type { ReportField } from '@vitrina/contract';
import { changeDefinitions } from './changes.ts';
import { countDefinitions } from './counts.ts';
import type { FieldDefinition } from './field-definition.ts';
import { metricDefinitions } from './metrics.ts';
import { nameDefinitions } from './names.ts';

/** The concentrations that stand beside a list, not in its rows. */
type ListField = 'categoryBrandsHHI' | 'brandSellersHHI';

/** A field that has a definition: every field of every report, and what a list compared with another says. */
export type DefinedField = ReportField | ListField | keyof typeof changeDefinitions;

/** The definition of every field. A contract field without one does not compile, nor one that no report has. */
export const fieldDefinitions: Readonly<Record<DefinedField, FieldDefinition>> = {
  ...metricDefinitions,
  ...countDefinitions,
  ...nameDefinitions,
  ...changeDefinitions,
} satisfies Record<DefinedField, FieldDefinition> &
  Record<
    Exclude<
      keyof typeof metricDefinitions | keyof typeof countDefinitions | keyof typeof nameDefinitions,
      DefinedField
    >,
    never
  >;
