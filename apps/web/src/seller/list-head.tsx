import { useQuery } from '@tanstack/react-query';
import { Link } from '@vitrina/ui/link.tsx';
import { Skeleton } from '@vitrina/ui/primitives/skeleton.tsx';
import { useAsked } from '../use-asked.ts';
import { OtherSeller } from './seller-page.tsx';
import { sellerInfo } from './queries.ts';

/** The head of a list about one seller: what it is, whose, and the way to another's. */
export function ListHead({ title }: { title: string }) {
  const { seller } = useAsked();
  const info = useQuery(sellerInfo(seller)).data?.sellerInfo;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-6 pt-5 pb-1">
      <div className="min-w-0 flex-1 max-md:basis-full">
        <h1 className="text-title">{title}</h1>
        {info === undefined ? (
          <Skeleton className="mt-1 h-4 w-40" />
        ) : (
          <Link href={`/seller?sellerId=${info.sellerId}`} className="text-accent hover:underline">
            {info.sellerTitle}
          </Link>
        )}
      </div>
      <OtherSeller />
    </div>
  );
}
