import type { AnyEvent } from '../../api/follow.ts';

/** Events of one type about one kind of entity, largest amount first. */
export interface EventGroup {
  key: string;
  type: AnyEvent['type'];
  /** Whether they are of the own shop. */
  isMine: boolean;
  events: readonly AnyEvent[];
  /** Sum of the revenue at stake, ₸; null if no event has one. */
  amount: number | null;
  /** Whether the person has not yet seen one of them. */
  isUnseen: boolean;
}

/** Whether an event is of a seller's offer on a followed product. */
export const isOfOffer = ({ type, sellerId }: AnyEvent): boolean =>
  (type === 'entered' || type === 'left') && sellerId !== null;

const sumAmounts = (events: readonly AnyEvent[]): number | null => {
  const amounts = events.flatMap(({ amount }) => (amount === null ? [] : [amount]));
  return amounts.length === 0 ? null : amounts.reduce((sum, amount) => sum + amount, 0);
};

/**
 * Groups the events of a week by what happened and to what kind of entity: the own shop's groups first, then the
 * largest amount.
 * @param shop id of the own shop
 */
export function groupEvents(events: readonly AnyEvent[], shop: number | undefined): readonly EventGroup[] {
  const isOfShop = ({ kind, id }: AnyEvent) => kind === 'seller' && id === shop;
  const byKey = Map.groupBy(events, (event) =>
    [isOfShop(event) ? 'mine' : event.kind, event.type, isOfOffer(event) ? 'offer' : ''].join(' '),
  );
  return [...byKey]
    .flatMap(([key, ofGroup]) => {
      const [first] = ofGroup;
      return first === undefined
        ? []
        : [
            {
              key,
              type: first.type,
              isMine: isOfShop(first),
              events: ofGroup.toSorted((one, other) => (other.amount ?? -1) - (one.amount ?? -1)),
              amount: sumAmounts(ofGroup),
              isUnseen: ofGroup.some(({ isUnseen }) => isUnseen),
            },
          ];
    })
    .toSorted(
      (one, other) => Number(other.isMine) - Number(one.isMine) || (other.amount ?? -1) - (one.amount ?? -1),
    );
}
