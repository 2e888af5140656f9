const ramp = ['bg-ramp-1', 'bg-ramp-2', 'bg-ramp-3', 'bg-ramp-4', 'bg-ramp-5'];

/** Legend of the tones, from «Низкая» to «Отличная»; on a phone it names the metric too. */
export const TreemapLegend = () => (
  <p className="flex items-center gap-2 text-ink-3 max-md:text-badge max-md:font-normal max-md:lowercase">
    Низкая
    <span className="flex gap-px" aria-hidden="true">
      {ramp.map((tone) => (
        <span
          key={tone}
          className={`h-2 w-6 max-md:w-4 rounded-mark border border-line-quiet [print-color-adjust:exact] forced-colors:border-[CanvasText] forced-colors:forced-color-adjust-none ${tone}`}
        />
      ))}
    </span>
    Отличная
    <span className="-ml-1 hidden min-[21.5rem]:max-md:inline">перспективность</span>
  </p>
);
