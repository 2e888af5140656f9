import { sql } from './sql.ts';

/** The fields that name a product in a list of products, from its row `text` of the product texts. */
export const productTextFields = sql`
        text.product_id AS productId,
        text.product_name AS productName,
        text.kaspi_id AS kaspiId,
        text.link AS productKaspiLink,
        text.main_img_link AS productMainImgLink`;
