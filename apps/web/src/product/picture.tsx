import { useState } from 'react';
import { isHttps } from './is-https.ts';

/** Picture of a product; an empty frame where there is none. */
export function Picture({ url }: { url: string | null }) {
  const [isMissing, setMissing] = useState(false);
  return (
    <span className="flex size-13 shrink-0 items-center justify-center overflow-hidden rounded-control bg-press">
      {isHttps(url) && !isMissing ? (
        <img
          src={url}
          alt=""
          width={52}
          height={52}
          referrerPolicy="no-referrer"
          className="size-13 object-contain"
          onError={() => setMissing(true)}
        />
      ) : null}
    </span>
  );
}
