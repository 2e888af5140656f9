import { Package } from 'lucide-react';
import { useState } from 'react';
import { isHttps } from './is-https.ts';

/** Picture of a product; a parcel icon if missing. */
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
      ) : (
        <Package className="size-6 text-ink-3" strokeWidth={1.5} aria-hidden="true" />
      )}
    </span>
  );
}
