import type { ShotTexts } from './product-shots.ts';
import type * as ownTexts from '../../../apps/web/src/texts/ru/market/mine.ts';
import type * as headerTexts from '../../../apps/web/src/texts/ru/app/header-parts.ts';
import type * as concentrationTexts from '../../../apps/web/src/texts/ru/report/charts/concentration.ts';
import type * as productListTexts from '../../../apps/web/src/texts/ru/category/lists.ts';

/** Reads a language's texts that the product shots look for. */
export async function readShotTexts(language: string): Promise<ShotTexts> {
  const read = <Catalogue>(name: string) =>
    import(`../../../apps/web/src/texts/${language}/${name}.ts`) as Promise<Catalogue>;
  const { followed } = await read<typeof ownTexts>('market/mine');
  const { demoData } = await read<typeof headerTexts>('app/header-parts');
  const { sellers } = await read<typeof concentrationTexts>('report/charts/concentration');
  const { revenueByPrice } = await read<typeof productListTexts>('category/lists');
  return { followed, demoData, concentration: sellers, revenueByPrice };
}
