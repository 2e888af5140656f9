import { isolateBidi } from '@vitrina/ui/format/bidi';
import { useToast } from '@vitrina/ui/primitives/toast';
import * as texts from '#texts/follow/follow-controls';
import {
  addFollow,
  type FollowSubject,
  isSameSubject,
  removeFollow,
  restoreFollow,
} from './change-follows.ts';
import { useFollows } from './follows-context.ts';
import { MAX_FOLLOWS, useSetOwnShop } from './use-set-own-shop.ts';

/** An entity with its name. */
export type NamedSubject = FollowSubject & { title: string };

/** Returns whether the person follows an entity, and functions to change that with an undo message. */
export function useFollow(entity: NamedSubject) {
  const showToast = useToast();
  const setShop = useSetOwnShop();
  const { follows = [], change = () => undefined } = useFollows() ?? {};
  const own = follows.find((follow) => isSameSubject(follow, entity));
  const name = isolateBidi(entity.title);
  const toggle = () => {
    if (own) {
      const restore = (list: typeof follows) => restoreFollow(list, own, follows.indexOf(own));
      const undo = { title: texts.restore, run: () => change(restore) };
      change(
        (list) => removeFollow(list, entity),
        () => showToast({ text: texts.unfollowed(name), action: undo }),
      );
    } else if (follows.length >= MAX_FOLLOWS) {
      showToast({ text: texts.tooMany(MAX_FOLLOWS) });
    } else {
      const undo = { title: texts.undo, run: () => change((list) => removeFollow(list, entity)) };
      change(
        (list) => addFollow(list, entity),
        () => showToast({ text: texts.followed(name), action: undo }),
      );
    }
  };
  const isMine = own?.isMine === true;
  return {
    isFollowed: own !== undefined,
    isMine,
    note: own?.note ?? '',
    toggle,
    toggleMine: () => setShop(entity, !isMine),
  };
}
