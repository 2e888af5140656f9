interface Props {
  /** Accessible name. */
  label: string;
  /** The part that is done, 0–1; undefined while it is unknown. */
  part: number | undefined;
  className?: string;
}

const barClass =
  'block h-1.5 appearance-none overflow-hidden rounded-full bg-press forced-colors:border ' +
  '[&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent [&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-accent';

/** A bar that shows how much is done. */
export const ProgressBar = ({ label, part, className = 'w-full' }: Props) => (
  <progress
    aria-label={label}
    max={100}
    value={part === undefined ? undefined : Math.floor(part * 100)}
    className={`${barClass} ${className} ${part === undefined ? 'animate-breathe bg-bar!' : ''}`}
  />
);
