import * as texts from '#texts/fields/index-scope';
import type { FieldDefinition } from './field-definition.ts';

/** Scope of an index: everything of that name in the week, or the part inside an entity. */
export type IndexScope = keyof typeof texts.meanings;

/** Names a scope: «в категории». */
export const nameScope = (scope: IndexScope): string => texts.names[scope];

/** Adds the scope to the definition of an index; returns other definitions unchanged. */
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
