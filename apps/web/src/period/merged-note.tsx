import { useQuery } from '@tanstack/react-query';
import { insertElements } from '@vitrina/ui/insert-elements';
import { Link } from '@vitrina/ui/link';
import * as texts from '#texts/period/period';
import { mergedIds } from '../api/period.ts';
import { useScreenPath } from '../routing/shared-screen.ts';
import { useReportParams } from './use-report-params.ts';

/** Ids of an address with their kinds, the subject of the screen first; sections are of the kind of categories. */
const subjects = [
  ['productId', 'product'],
  ['sellerId', 'seller'],
  ['brandId', 'brand'],
  ['categoryId', 'category'],
  ['sectionId', 'category'],
] as const;

/** Says of an entity that was merged into another one that its new weeks are there. */
export function MergedNote({ className }: { className: string }) {
  const params = useReportParams();
  const path = useScreenPath();
  const { data = [] } = useQuery(mergedIds);
  const subject = subjects.find(([name]) => params[name] !== undefined);
  if (subject === undefined) return null;
  const [name, kind] = subject;
  const merged = data.find((one) => one.kind === kind && one.id === params[name]);
  if (merged === undefined) return null;
  const there = (
    <Link href={`${path}?${name}=${merged.intoId}`} className="text-accent hover:underline">
      {texts.mergedThere}
    </Link>
  );
  return <p className={className}>{insertElements(texts.merged, { there })}</p>;
}
