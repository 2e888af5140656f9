import type { ImportWarning } from '@vitrina/contract';
import { formatInteger } from '@vitrina/ui/format/numbers';
import * as texts from '#texts/import/report';

/** Probable mistakes, which are loaded all the same. */
export const Warnings = ({ warnings }: { warnings: readonly ImportWarning[] }) =>
  warnings.length > 0 && (
    <section>
      <h3 className="text-section">
        {texts.maybeWrong} <span className="ml-1 font-normal text-ink-2">{texts.loadedAnyway}</span>
      </h3>
      <ul className="mt-1">
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
