import * as texts from '#texts/report/index-details/index-details';
import { AnchoredPopover } from '@vitrina/ui/primitives/anchored-popover';
import { IconButton } from '@vitrina/ui/primitives/icon-button';
import { X } from 'lucide-react';
import type { MeanIndex, OwnIndex } from './index-subject.ts';
import { MeanDetails } from './mean-details.tsx';
import { TermsDetails } from './terms-details.tsx';

interface Props {
  badge: HTMLElement;
  subject: OwnIndex | MeanIndex;
  index: number;
  onClose: () => void;
  /** Called if the backend has no index terms of the kind. */
  onAbsent: (kind: OwnIndex['kind']) => void;
}

const chooseMeanTitle = ({ sellerId, brandId, categoryId }: MeanIndex): string => {
  if (sellerId !== undefined && brandId === undefined && categoryId === undefined) return texts.shopTitle;
  if (sellerId !== undefined) return texts.shopPartTitle;
  return texts.partTitle;
};

/** The parts of an index, beside its badge: five terms, or the products with the largest weight in a mean. */
export function IndexPopover({ badge, subject, index, onClose, onAbsent }: Props) {
  const title = subject.origin === 'own' ? texts.ownTitle : chooseMeanTitle(subject);
  return (
    <AnchoredPopover
      anchor={badge}
      label={title}
      onClose={onClose}
      className={subject.origin === 'own' ? 'w-[27.75rem]' : 'w-[32.5rem]'}
    >
      <div className="flex items-center gap-2">
        <h2 className="text-section max-md:sr-only">{title}</h2>
        {subject.origin === 'mean' && (
          <span className="rounded-badge border border-line-quiet px-1.5 text-axis whitespace-nowrap text-ink-2 max-md:mt-3">
            {texts.meanOfProducts}
          </span>
        )}
        <IconButton
          label={texts.close}
          icon={<X aria-hidden="true" />}
          onClick={onClose}
          className="-my-2 -mr-2 ml-auto max-md:absolute max-md:top-0.5 max-md:right-2 max-md:z-20 max-md:m-0"
        />
      </div>
      {subject.origin === 'own' ? (
        <TermsDetails subject={subject} onAbsent={onAbsent} />
      ) : (
        <MeanDetails subject={subject} index={index} />
      )}
    </AnchoredPopover>
  );
}
