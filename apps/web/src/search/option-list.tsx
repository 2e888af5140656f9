import { classNames } from '@vitrina/ui/class-names';
import { Link } from '@vitrina/ui/link';
import { CornerDownLeft, ExternalLink } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Highlight } from './highlight.tsx';
import type { Option, OptionGroup } from './option.ts';
import type { ComboboxList } from './use-combobox.ts';

interface RowProps {
  option: Option;
  /** Emphasized in the title. */
  text: string;
  isActive: boolean;
  /** The largest revenue in the list, ₸. */
  maxRevenue: number;
}

/** Content of an option: icon, title, note, revenue bar and end text. */
const Row = ({ option, text, isActive, maxRevenue }: RowProps) => (
  <>
    <option.icon className="size-4 shrink-0 text-ink-3" aria-hidden="true" />
    <span
      lang={option.lang}
      title={option.title}
      className="min-w-0 flex-1 text-left md:flex md:flex-wrap md:items-baseline md:gap-x-2 md:py-1"
    >
      <bdi className="max-w-full md:truncate max-md:line-clamp-2 max-md:[overflow-wrap:anywhere]">
        <Highlight title={option.title} text={text} />
      </bdi>
      {option.note !== undefined && (
        <span className="max-w-full truncate text-badge font-normal text-ink-3 max-md:block">
          {' '}
          {option.note}
        </span>
      )}
    </span>
    {option.revenue !== undefined && (
      <span className="hidden h-1.5 w-[42%] shrink-0 @min-[46rem]:block" aria-hidden="true">
        <span
          className="mark block h-full rounded-mark bg-bar"
          style={{ width: `${(100 * option.revenue) / maxRevenue}%` }}
        />
      </span>
    )}
    {option.endText !== undefined && (
      <span className="figures shrink-0 text-right text-ink-2 @min-[46rem]:min-w-20"> {option.endText}</span>
    )}
    {'outside' in option.target && <ExternalLink className="size-4 shrink-0 text-ink-3" aria-hidden="true" />}
    <CornerDownLeft
      className={classNames('size-4 shrink-0 text-ink-3 max-md:hidden', !isActive && 'invisible')}
      aria-hidden="true"
    />
  </>
);

interface OptionProps extends RowProps {
  id: string;
  onActivate: () => void;
  /** Called when the option opens in this tab, so that its container may close; the container runs an action. */
  onSelect: (option: Option) => void;
}

/** An option: a link, or a button for an action. */
function OptionItem({ id, onActivate, onSelect, ...row }: OptionProps) {
  const { target } = row.option;
  const props = {
    id,
    role: 'option',
    'aria-selected': row.isActive,
    tabIndex: -1,
    onPointerMove: row.isActive ? undefined : onActivate,
    className: classNames(
      'flex min-h-9 w-full cursor-pointer scroll-my-9 items-center gap-3 rounded-control px-2.5 max-md:min-h-11 max-md:py-1',
      row.isActive && 'bg-hover forced-colors:outline-2 forced-colors:outline',
    ),
    children: <Row {...row} />,
  } as const;
  const handleClick = (event: MouseEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onSelect(row.option);
  };
  if ('to' in target) return <Link {...props} href={target.to} onClick={handleClick} />;
  if ('outside' in target) {
    return (
      <a {...props} href={target.outside} target="_blank" rel="noreferrer" onClick={handleClick}>
        {props.children}
      </a>
    );
  }
  const run = () => (target.stays === true ? target.run() : onSelect(row.option));
  return <button {...props} type="button" onClick={run} />;
}

interface Props {
  /** Accessible name of the list. */
  label: string;
  combobox: ComboboxList;
  groups: readonly OptionGroup[];
  text: string;
  onSelect: (option: Option) => void;
  /** Shown above the options: the state of the search. */
  children?: ReactNode;
}

/** Groups of options, one of which is active. */
export function OptionList({ label, combobox, groups, text, onSelect, children }: Props) {
  const maxRevenue = Math.max(
    1,
    ...groups.flatMap(({ options }) => options.map(({ revenue = 0 }) => revenue)),
  );
  return (
    <>
      {children}
      <div {...combobox.listProps} aria-label={label}>
        {groups.map(({ title, options }) => (
          <fieldset key={title} aria-label={title} className="min-w-0 pb-2">
            <div aria-hidden="true" className="px-2.5 pt-1 pb-1 text-badge text-ink-3">
              {title}
            </div>
            {options.map((option) => (
              <OptionItem
                key={option.key}
                id={combobox.getOptionId(option.key)}
                option={option}
                text={text}
                maxRevenue={maxRevenue}
                isActive={option.key === combobox.active}
                onActivate={() => combobox.activate(option.key)}
                onSelect={onSelect}
              />
            ))}
          </fieldset>
        ))}
      </div>
    </>
  );
}
