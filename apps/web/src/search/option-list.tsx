import { classNames } from '@vitrina/ui/class-names';
import { Link } from '@vitrina/ui/link';
import { CornerDownLeft, ExternalLink } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Highlight } from './highlight.tsx';
import type { Option, OptionGroup } from './option.ts';
import type { ComboboxList } from './use-combobox.ts';

interface RowProps {
  option: Option;
  /** What is looked for, to mark it in the title. */
  text: string;
  isActive: boolean;
  /** The largest revenue in the list, ₸. */
  most: number;
}

/** An option's icon, title with what tells it apart, and figure. */
const Row = ({ option, text, isActive, most }: RowProps) => (
  <>
    <option.icon className="size-4 shrink-0 text-ink-3" aria-hidden="true" />
    <span lang={option.lang} title={option.title} className="min-w-0 flex-1 truncate text-left">
      <bdi>
        <Highlight title={option.title} text={text} />
      </bdi>
      {option.note !== undefined && <span className="ml-2 text-ink-3"> {option.note}</span>}
    </span>
    {option.revenue !== undefined && (
      <span className="hidden h-1.5 w-[42%] shrink-0 @min-[46rem]:block" aria-hidden="true">
        <span
          className="mark block h-full rounded-mark bg-bar"
          style={{ width: `${(100 * option.revenue) / most}%` }}
        />
      </span>
    )}
    {option.end !== undefined && (
      <span className="figures shrink-0 text-right text-ink-2 @min-[46rem]:min-w-20"> {option.end}</span>
    )}
    {'outside' in option.leads && <ExternalLink className="size-4 shrink-0 text-ink-3" aria-hidden="true" />}
    <CornerDownLeft
      className={classNames('size-4 shrink-0 text-ink-3 max-md:hidden', !isActive && 'invisible')}
      aria-hidden="true"
    />
  </>
);

interface OptionProps extends RowProps {
  id: string;
  onPoint: () => void;
  /** The option was followed in this tab: whatever it stood in may close. */
  onFollow: (option: Option) => void;
}

/** One option: a link, or a button where it does something. */
function OptionItem({ id, onPoint, onFollow, ...row }: OptionProps) {
  const { leads } = row.option;
  const props = {
    id,
    role: 'option',
    'aria-selected': row.isActive,
    tabIndex: -1,
    onPointerMove: row.isActive ? undefined : onPoint,
    className: classNames(
      'flex min-h-9 w-full cursor-pointer scroll-my-9 items-center gap-3 rounded-control px-2.5 max-md:min-h-11',
      row.isActive && 'bg-hover forced-colors:outline-2 forced-colors:outline',
    ),
    children: <Row {...row} />,
  } as const;
  const followed = (event: MouseEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onFollow(row.option);
  };
  if ('to' in leads) return <Link {...props} href={leads.to} onClick={followed} />;
  if ('outside' in leads) {
    return (
      <a {...props} href={leads.outside} target="_blank" rel="noreferrer" onClick={followed}>
        {props.children}
      </a>
    );
  }
  const run = () => {
    if (leads.stays !== true) onFollow(row.option);
    leads.run();
  };
  return <button {...props} type="button" onClick={run} />;
}

interface Props {
  /** What the list is, for screen readers. */
  label: string;
  box: ComboboxList;
  groups: readonly OptionGroup[];
  text: string;
  onFollow: (option: Option) => void;
  /** What stands above the options: a search on its way, nothing found, a failure. */
  children?: ReactNode;
}

/** Groups of options, of which one is marked. */
export function OptionList({ label, box, groups, text, onFollow, children }: Props) {
  const most = Math.max(1, ...groups.flatMap(({ options }) => options.map(({ revenue = 0 }) => revenue)));
  return (
    <>
      {children}
      <div {...box.listProps} aria-label={label}>
        {groups.map(({ title, options }) => (
          <fieldset key={title} aria-label={title} className="min-w-0 pb-2">
            <div aria-hidden="true" className="px-2.5 pt-1 pb-1 text-badge text-ink-3">
              {title}
            </div>
            {options.map((option) => (
              <OptionItem
                key={option.key}
                id={box.idOf(option.key)}
                option={option}
                text={text}
                most={most}
                isActive={option.key === box.active}
                onPoint={() => box.point(option.key)}
                onFollow={onFollow}
              />
            ))}
          </fieldset>
        ))}
      </div>
    </>
  );
}
