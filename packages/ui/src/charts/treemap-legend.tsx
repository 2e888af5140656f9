const ramp = ['bg-ramp-1', 'bg-ramp-2', 'bg-ramp-3', 'bg-ramp-4', 'bg-ramp-5'];

/** What the tones mean: from «Низкая» to «Отличная». */
export const TreemapLegend = () => (
  <p className="flex items-center gap-2 text-ink-3">
    Низкая
    <span className="flex gap-px" aria-hidden="true">
      {ramp.map((tone) => (
        <span
          key={tone}
          className={`h-2 w-6 rounded-mark border border-line-quiet [print-color-adjust:exact] forced-colors:border-[CanvasText] forced-colors:forced-color-adjust-none ${tone}`}
        />
      ))}
    </span>
    Отличная
  </p>
);
