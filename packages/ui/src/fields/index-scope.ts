import * as texts from '#texts/fields/index-scope';
import type { FieldDefinition } from './field-definition.ts';

/** What an index is of: all that its row names in the week, or the part of it inside an entity. */
export type IndexScope = keyof typeof texts.meanings;

/** Names a scope: «в категории». */
export const nameScope = (scope: IndexScope): string => texts.names[scope];

/** Adds to the definition of an index what it is of; other definitions stay as they are. */
export const defineInScope = (
  definition: FieldDefinition,
  scope: IndexScope | undefined,
): FieldDefinition => {
  const { kind, label, shortLabel = label, explanation } = definition;
  if (scope === undefined || (kind !== 'prospect' && kind !== 'index')) return definition;
  return {
    ...definition,
    label: texts.inScope(label, texts.names[scope]),
    shortLabel: texts.inScope(shortLabel, texts.names[scope]),
    explanation: `${explanation.replace(/\.$/, '')}; ${texts.meanings[scope]}`,
  };
};
