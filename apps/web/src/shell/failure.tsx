import { useState } from 'react';
import { useRouteError } from 'react-router';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What stands where a screen broke; its message is shown on demand. */
export function Failure() {
  const error = useRouteError();
  const [shown, setShown] = useState(false);
  return (
    <div role="alert" lang="en" className="grid justify-items-center gap-4 px-(--gutter) py-16">
      <h1 className="text-title">Something went wrong!</h1>
      <button
        type="button"
        aria-expanded={shown}
        onClick={() => setShown(!shown)}
        className="h-(--control) rounded-control border border-line-quiet px-3 font-medium hover:bg-hover"
      >
        {shown ? 'Hide Error' : 'Show Error'}
      </button>
      {shown && (
        <pre className="max-w-full rounded-control bg-sunken p-4 break-words whitespace-pre-wrap text-down">
          {messageOf(error)}
        </pre>
      )}
    </div>
  );
}
