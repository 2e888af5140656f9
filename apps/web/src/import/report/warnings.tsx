import type { ImportNote, ImportWarning } from '@vitrina/contract';
import { formatInteger } from '@vitrina/ui/format/numbers';
import * as columnTexts from '#texts/import/columns';
import * as texts from '#texts/import/report';

interface Props {
  warnings: readonly ImportWarning[];
  /** What is known of the files; lost letters are a mistake, too. */
  notes: readonly ImportNote[];
}

/** Probable mistakes, which are loaded all the same. */
export function Warnings({ warnings, notes }: Props) {
  const lost = notes.filter(({ kind }) => kind === 'lost-letters');
  if (warnings.length + lost.length === 0) return null;
  return (
    <section>
      <h3 className="text-section">
        {texts.maybeWrong} <span className="ml-1 font-normal text-ink-2">{texts.loadedAnyway}</span>
      </h3>
      <ul className="mt-1">
        {lost.map(({ kind, count, example }, place) => (
          <li key={`note ${place}`} className="border-b border-line py-1.5 [overflow-wrap:anywhere]">
            {columnTexts.notes[kind](formatInteger(count), example)}
          </li>
        ))}
        {warnings.map(({ kind, weekNumber, count, message }, place) => (
          <li key={place} className="border-b border-line py-1.5">
            <p>{texts.warnings[kind](formatInteger(count), weekNumber)}</p>
            <p lang="en" className="text-label font-normal text-ink-2 [overflow-wrap:anywhere]">
              {message}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
