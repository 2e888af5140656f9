import * as texts from '#texts/charts/treemap';
import { formatIndex } from '../../format/numbers.ts';
import type { ProspectTones } from './prospect-tones.ts';

const ramp = ['bg-ramp-1', 'bg-ramp-2', 'bg-ramp-3', 'bg-ramp-4', 'bg-ramp-5'];

/** Legend of the tones between the week's lowest and highest index; it names the metric where there is room. */
export const TreemapLegend = ({ ends }: Pick<ProspectTones, 'ends'>) =>
  ends && (
    <p
      title={texts.legend}
      className="figures flex items-center gap-2 text-ink-3 max-md:text-badge max-md:font-normal"
    >
      <span className="max-[24rem]:hidden">{texts.index}</span>
      {formatIndex(ends[0])}
      <span className="flex gap-px" aria-hidden="true">
        {ramp.map((tone) => (
          <span
            key={tone}
            className={`h-2 w-6 max-md:w-4 rounded-mark border border-line-quiet [print-color-adjust:exact] forced-colors:border-[CanvasText] forced-colors:forced-color-adjust-none ${tone}`}
          />
        ))}
      </span>
      {formatIndex(ends[1])}
    </p>
  );
