/** Names and values of a chart tooltip, in two columns. */
export const TooltipRows = ({ rows }: { readonly rows: readonly (readonly [string, string])[] }) => (
  <dl className="figures grid grid-cols-[auto_auto] gap-x-6">
    {rows.map(([name, value]) => (
      <div key={name} className="contents">
        <dt className="text-on-inverse-2">{name}</dt>
        <dd className="text-right">{value}</dd>
      </div>
    ))}
  </dl>
);
