import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type Step, steps } from './step.ts';
import * as screens from '#texts/screens';
import * as texts from '#texts/import/import';

const markClass =
  'flex size-5 shrink-0 items-center justify-center rounded-full border text-axis font-semibold figures';

/** The number of a step: filled for the current one, a tick for one that is done. */
const StepMark = ({ place, currentPlace }: { place: number; currentPlace: number }) => {
  if (place < currentPlace)
    return (
      <span className={`${markClass} border-transparent bg-accent-soft text-accent`}>
        <Check className="size-3" strokeWidth={2.5} aria-hidden="true" />
      </span>
    );
  const colours =
    place === currentPlace
      ? 'border-accent bg-accent text-on-accent'
      : 'border-line-quiet bg-ground text-ink-2';
  return <span className={`${markClass} ${colours}`}>{place + 1}</span>;
};

/** The title of the page with its steps; the heading of a new step gets the focus. */
export function ImportHead({ step }: { step: Step }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const lastStep = useRef(step);
  useEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [step]);
  const currentPlace = steps.indexOf(step);
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-2 px-(--gutter) pt-5 pb-4 max-md:pt-3">
      <h1 className="text-title max-md:sr-only">{screens.imports}</h1>
      <ol aria-label={texts.steps} className="flex min-w-0 items-center gap-3 max-md:w-full max-md:gap-2">
        {steps.map((one, place) => (
          <li
            key={one}
            aria-current={one === step ? 'step' : undefined}
            className="flex items-center gap-3 max-md:gap-2 max-md:last:min-w-0"
          >
            {place > 0 && <span aria-hidden="true" className="h-px w-5 bg-line max-md:w-3" />}
            <span className="flex items-center gap-2">
              <StepMark place={place} currentPlace={currentPlace} />
              <span className={one === step ? 'font-semibold' : 'text-ink-2 max-md:sr-only'}>
                {texts.stepNames[one]}
              </span>
            </span>
          </li>
        ))}
      </ol>
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        {texts.stepOf(currentPlace + 1, steps.length, texts.stepNames[step])}
      </h2>
    </div>
  );
}
