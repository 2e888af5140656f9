import * as texts from '#texts/seller/rival';
import type { SimilarSeller } from '@vitrina/contract';
import { formatInteger } from '@vitrina/ui/format/numbers';
import { Button } from '@vitrina/ui/primitives/button';
import { Checkbox } from '@vitrina/ui/primitives/checkbox';
import { Menu, MenuChoice } from '@vitrina/ui/primitives/menu';
import { useIsPhone } from '@vitrina/ui/use-is-phone';
import { ChevronDown } from 'lucide-react';
import * as z from 'zod/mini';
import { idParam, useTypedSearchParams } from '../routing/search-params.ts';
import { useIsOwn } from './use-is-own.ts';

const gapParams = { rival: idParam, everywhere: z.literal('1') };

interface RivalMenuProps {
  rivals: readonly SimilarSeller[];
  chosen: SimilarSeller | undefined;
  onChange: (sellerId: number | undefined) => void;
  phone: boolean;
}

/** Chooses one rival, or all of them. */
const RivalMenu = ({ rivals, chosen, onChange, phone }: RivalMenuProps) => (
  <Menu
    title={texts.whose}
    trigger={
      <Button small variant={phone ? 'outlined' : 'quiet'} className="max-w-72 print:hidden max-md:max-w-40">
        <span className="truncate">
          {chosen?.sellerTitle ??
            (phone ? texts.countAllShort : texts.countAll)(formatInteger(rivals.length))}
        </span>
        <ChevronDown className="size-4 shrink-0 text-ink-2" aria-hidden="true" />
      </Button>
    }
  >
    <MenuChoice chosen={chosen === undefined} onSelect={() => onChange(undefined)}>
      {texts.allRivals}
    </MenuChoice>
    {rivals.map((rival) => (
      <MenuChoice key={rival.sellerId} chosen={rival === chosen} onSelect={() => onChange(rival.sellerId)}>
        {rival.sellerTitle}
      </MenuChoice>
    ))}
  </Menu>
);

/** Returns the address's rivals, one or all of the list, and whether cards of all categories count. */
export function useGapChoice(rivals: readonly SimilarSeller[]) {
  const [{ rival, everywhere }, change] = useTypedSearchParams(gapParams);
  const chosen = rivals.find(({ sellerId }) => sellerId === rival);
  return { chosen, inMyCategories: everywhere === undefined, change };
}

export interface RivalsProps {
  /** The sellers that share most cards with the one in the address. */
  rivals: readonly SimilarSeller[];
}

/** Chooses the rivals and the categories of the cards. */
export function GapChoice({ rivals }: RivalsProps) {
  const { chosen, inMyCategories, change } = useGapChoice(rivals);
  const phone = useIsPhone();
  const isOwn = useIsOwn();
  return (
    <>
      <RivalMenu
        rivals={rivals}
        chosen={chosen}
        onChange={(sellerId) => change({ rival: sellerId })}
        phone={phone}
      />
      <Checkbox checked={inMyCategories} onChange={(isOn) => change({ everywhere: isOn ? undefined : '1' })}>
        {texts.inCategories[isOwn ? 'own' : 'seller'][phone ? 'phone' : 'wide']}
      </Checkbox>
    </>
  );
}
