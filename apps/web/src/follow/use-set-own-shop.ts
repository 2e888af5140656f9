import { isolateBidi } from '@vitrina/ui/format/bidi';
import { useToast } from '@vitrina/ui/primitives/toast';
import * as texts from '#texts/follow/follow-controls';
import { setOwnShop } from './change-follows.ts';
import { useFollows } from './follows-context.ts';

/** Maximum followed entities of a person: MAX_FOLLOWS of the contract, whose schemas load later. */
export const MAX_FOLLOWS = 100;

/** Returns a function that makes a seller the own shop, or no longer, with an undo message. */
export function useSetOwnShop() {
  const showToast = useToast();
  const { follows = [], change = () => undefined } = useFollows() ?? {};
  return ({ id, title }: { id: number; title: string }, isMine: boolean) => {
    const before = follows.find((follow) => follow.isMine)?.id;
    const isFollowed = follows.some((follow) => follow.kind === 'seller' && follow.id === id);
    if (isMine && !isFollowed && follows.length >= MAX_FOLLOWS) {
      showToast({ text: texts.tooMany(MAX_FOLLOWS) });
      return;
    }
    const undo = { title: texts.undo, run: () => change((list) => setOwnShop(list, before)) };
    const text = (isMine ? texts.becameMine : texts.stoppedBeingMine)(isolateBidi(title));
    change(
      (list) => setOwnShop(list, isMine ? id : undefined),
      () => showToast({ text, action: undo }),
    );
  };
}
