import type { Page } from 'playwright';
import type { MarketIds } from '../start/market.ts';
import type { Picture } from './picture.ts';

/** Opens the dialog «Поделиться»: by its button, or by a menu item on a phone. */
async function openDialog(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Поделиться', exact: true });
  if (await button.isVisible()) {
    await button.click();
  } else {
    await page.getByRole('button', { name: 'Действия', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Поделиться', exact: true }).click();
  }
  await page.getByRole('dialog', { name: 'Поделиться' }).waitFor();
}

/** Creates a link to the screen. Returns its address. */
async function createLink(page: Page): Promise<string> {
  await openDialog(page);
  await page.getByRole('button', { name: 'Создать ссылку' }).click();
  return page.getByRole('textbox', { name: 'Адрес ссылки' }).inputValue();
}

/** Creates a link to the screen and opens it. */
async function openLink(page: Page): Promise<void> {
  await page.goto(await createLink(page));
}

/** Creates pictures of sharing: the dialog, a new link, the linked screen, and the links of an account. */
export const createSharePictures = ({
  sellerId,
  categoryIds: [categoryId],
}: MarketIds): readonly Picture[] => {
  const seller = `/seller?sellerId=${sellerId}`;
  return [
    { name: 'share-dialog', path: seller, interact: openDialog },
    { name: 'share-created', path: seller, interact: createLink },
    { name: 'shared-seller', path: seller, interact: openLink },
    { name: 'shared-category', path: `/category-products?categoryId=${categoryId}`, interact: openLink },
    {
      name: 'account-shares',
      path: '/account',
      interact: (page) =>
        page
          .getByRole('region', { name: 'Ваши ссылки' })
          .evaluate((list) => list.scrollIntoView({ block: 'center' })),
    },
    { name: 'shared-dead', path: '/s/link_AAAAAAAAAAAAAAAAAAAAAA', isSignedOut: true },
  ];
};
