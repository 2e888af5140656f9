import { classNames } from '@vitrina/ui/class-names';
import { getNonce } from 'get-nonce';
import { OTPInput, type SlotProps } from 'input-otp';
import { focusOnMount } from '../../routing/focus-on-mount.ts';
import * as texts from '#texts/pages/public/code';

const Box = ({ char, isActive, isWrong }: SlotProps & { isWrong: boolean }) => (
  <span
    className={classNames(
      'grid h-14 place-items-center rounded-control border bg-ground text-[1.375rem] leading-8 font-medium',
      isWrong ? 'border-down' : isActive ? 'border-accent' : 'border-line-control',
      isActive && 'outline-1 outline-accent',
    )}
  >
    {char ?? (isActive && <span className="mark h-6 w-px bg-accent" />)}
  </span>
);

/** Nonce of the page for the style element of the input; the content security policy requires it. */
const getNonceProps = () => {
  const nonce = getNonce();
  return nonce ? { nonce } : {};
};

/** Keeps digits only; a mail or a keyboard may put other characters between or before them. */
const keepDigits = (text: string): string => text.replaceAll(/\D/g, '');

interface Props {
  length: number;
  value: string;
  onChange: (code: string) => void;
  /** Id of the error message, if any. */
  errorId: string | undefined;
}

/** One box per character over a single input, so that paste, autofill and screen readers work. */
export const CodeInput = ({ length, value, onChange, errorId }: Props) => (
  <OTPInput
    aria-label={texts.label}
    aria-invalid={errorId !== undefined}
    aria-describedby={errorId}
    ref={focusOnMount}
    autoComplete="one-time-code"
    inputMode="numeric"
    maxLength={length}
    value={value}
    onChange={(text) => onChange(keepDigits(text))}
    pasteTransformer={(text) => keepDigits(text).slice(0, length)}
    {...getNonceProps()}
    noScriptCSSFallback={null}
    render={({ slots }) => (
      <span className="grid grid-cols-6 gap-2">
        {slots.map((slot, place) => (
          <Box key={place} {...slot} isWrong={errorId !== undefined} />
        ))}
      </span>
    )}
  />
);
