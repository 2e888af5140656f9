import { expect, test, vi } from 'vitest';
import { createSeriesStore, type Revenues } from './series-store.ts';

const createStore = (respond: (ids: readonly number[]) => Promise<ReadonlyMap<number, Revenues>>) => {
  const read = vi.fn(respond);
  return { read, store: createSeriesStore(read) };
};
const ignore = () => undefined;

test('asks in one request for the rows that are on the screen, each once', async () => {
  const { read, store } = createStore(async (ids) => new Map(ids.map((id) => [id, [id]])));
  const leave = [1, 2, 3].map((id) => store.subscribe(id, ignore));
  leave[1]?.();
  const [listener] = [vi.fn(ignore)];
  store.subscribe(3, listener);
  await vi.waitUntil(() => listener.mock.calls.length > 0);
  store.subscribe(3, ignore);
  store.subscribe(4, listener);
  await vi.waitUntil(() => listener.mock.calls.length > 1);
  expect(read.mock.calls).toEqual([[[1, 3]], [[4]]]);
  expect([1, 2, 3, 4].map(store.get)).toEqual([[1], undefined, [3], [4]]);
});

test('splits what the contract takes in one request; one without a series has none', async () => {
  const { read, store } = createStore(async () => new Map());
  for (let id = 1; id <= 201; id += 1) store.subscribe(id, ignore);
  await vi.waitUntil(() => store.get(201) !== undefined);
  expect(read.mock.calls.map(([ids]) => ids.length)).toEqual([200, 1]);
  expect(store.get(1)).toEqual([]);
});

test('asks again for a row that appears again after its request failed', async () => {
  let hasFailed = false;
  const { read, store } = createStore(async (ids) => {
    if (hasFailed) return new Map(ids.map((id) => [id, [5]]));
    hasFailed = true;
    throw new Error('Нет ответа');
  });
  store.subscribe(1, ignore)();
  store.subscribe(1, ignore);
  await vi.waitUntil(() => hasFailed);
  store.subscribe(1, ignore);
  await vi.waitUntil(() => store.get(1) !== undefined);
  expect(read).toHaveBeenCalledTimes(2);
});
