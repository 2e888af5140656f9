import * as texts from '#texts/report/share/share-dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CreatedShare } from '@vitrina/contract';
import { formatDate } from '@vitrina/ui/format/week-range';
import { insertElements } from '@vitrina/ui/insert-elements';
import { Link } from '@vitrina/ui/link';
import { Button } from '@vitrina/ui/primitives/button';
import { CopyField } from '@vitrina/ui/primitives/copy-field';
import { FieldError } from '@vitrina/ui/primitives/field';
import { Segments } from '@vitrina/ui/primitives/segments';
import { Sheet } from '@vitrina/ui/primitives/sheet';
import { useIsPhone } from '@vitrina/ui/use-is-phone';
import { type RefObject, useId, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { formatWeek } from '../../period/format-week.ts';
import { usePeriod } from '../../period/period-context.ts';
import { focusOnMount } from '../../routing/focus-on-mount.ts';
import { paths } from '../../routing/paths.ts';
import { useSession } from '../../session/session-context.ts';
import { createShare, sharesQuery } from './shares-query.ts';
import { useSharedPath } from './use-shared-path.ts';

/** Maximum length of an address in the contract, characters. */
const MAX_PATH_LENGTH = 2000;

const lifetimes = [
  { name: '7', title: texts.days(7) },
  { name: '30', title: texts.days(30) },
  { name: '90', title: texts.days(90) },
] as const;

type Lifetime = (typeof lifetimes)[number]['name'];

/** Describes why no link was created; without a response there is no server message. */
const describeError = (error: Error): string =>
  error instanceof ApiError && error.status === undefined ? texts.noAnswer : error.message;

/** Creates links to the screen of the address. */
function useCreateShare() {
  const session = useSession();
  const queryClient = useQueryClient();
  const path = useSharedPath() ?? '';
  return useMutation({
    mutationFn: (days: number) => {
      if (path.length > MAX_PATH_LENGTH) throw new Error(texts.tooLong);
      return createShare(session, path, days);
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sharesQuery(session).queryKey }),
  });
}

/** A new link, whose address is shown only once. */
function ShownLink({ created, onClose }: { created: CreatedShare; onClose: () => void }) {
  const hintId = useId();
  return (
    <div className="space-y-3 p-4">
      <p id={hintId}>{texts.created(formatDate(new Date(created.expiresAt)))}</p>
      <CopyField
        label={texts.address}
        text={created.url}
        what={texts.addressInSentence}
        describedBy={hintId}
        ref={focusOnMount}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Link
          href={paths.account()}
          onClick={onClose}
          className="rounded-mark text-accent underline underline-offset-2"
        >
          {texts.allLinks}
        </Link>
        <Button onClick={onClose}>{texts.done}</Button>
      </div>
    </div>
  );
}

/** Asks for the lifetime of the link. */
function NewLink({ creating }: { creating: ReturnType<typeof useCreateShare> }) {
  const { week } = usePeriod();
  const [lifetime, setLifetime] = useState<Lifetime>('30');
  const { mutate, isPending, error } = creating;
  return (
    <div className="space-y-4 p-4">
      <p>
        {week === undefined
          ? texts.access
          : insertElements(texts.accessInWeek, {
              week: <span className="whitespace-nowrap">{texts.weekInSentence(formatWeek(week))}</span>,
            })}
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="text-ink-2" aria-hidden="true">
          {texts.lifetime}
        </span>
        <Segments label={texts.lifetimeChoice} choices={lifetimes} value={lifetime} onChange={setLifetime} />
      </div>
      {error && <FieldError>{describeError(error)}</FieldError>}
      <Button
        variant="primary"
        pending={isPending}
        onClick={() => mutate(Number(lifetime))}
        className="max-md:w-full"
      >
        {texts.create}
      </Button>
    </div>
  );
}

interface Props {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Gets the focus on close; by default the element that had it on open. */
  opener: RefObject<HTMLElement | null> | undefined;
}

/** Creates a link to the screen for others, and shows its address once. */
export function ShareDialog({ isOpen, onOpenChange, opener }: Props) {
  const creating = useCreateShare();
  const isPhone = useIsPhone();
  const change = (next: boolean) => {
    onOpenChange(next);
    if (!next) creating.reset();
  };
  const focusOpener = (event: Event) => {
    event.preventDefault();
    opener?.current?.focus();
  };
  return (
    <Sheet
      open={isOpen}
      onOpenChange={change}
      title={texts.title}
      placement={isPhone ? 'bottom' : 'centre'}
      onCloseFocus={opener && focusOpener}
    >
      {creating.data ? (
        <ShownLink created={creating.data} onClose={() => change(false)} />
      ) : (
        <NewLink creating={creating} />
      )}
    </Sheet>
  );
}
