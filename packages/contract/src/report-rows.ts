import type { Contract } from './contract.ts';
import type { ErrorBody } from './error-codes.ts';
import type { BodyOf, ParamsOf, QueryOf, ResponseBodyOf } from './serving/endpoints.ts';

type EndpointsOf<Entity extends keyof Contract> = {
  [Name in Entity]: Contract[Name][keyof Contract[Name]];
}[Entity];

/** The entities whose endpoints return rows and profiles; `find` returns titles of any of them. */
type ReportEntity = Exclude<
  keyof Contract,
  'health' | 'auth' | 'find' | 'follow' | 'key' | 'share' | 'imports'
>;

/** The endpoints whose request names a week. */
type WeekEndpoint<E> = E extends E
  ? [Extract<ParamsOf<E> | BodyOf<E>, { year: number; weekNumber: number }>] extends [never]
    ? never
    : E
  : never;

/** The rows of lists and the profiles in a response body; values by key, such as the tree, are neither. */
type RowIn<Body> = Body extends readonly (infer Row)[]
  ? Row
  : {
      [Key in keyof Body]: Body[Key] extends readonly (infer Row)[]
        ? Row
        : Body[Key] extends object
          ? string extends keyof Body[Key]
            ? never
            : Body[Key]
          : never;
    }[keyof Body];

/** The rows in the lists of a profile that name an entity by its id. */
type NestedRowIn<Profile> = Profile extends Profile
  ? {
      [Key in keyof Profile]: Profile[Key] extends readonly (infer Row)[]
        ? Extract<keyof Row, 'sellerId' | 'brandId' | 'categoryId' | 'productId'> extends never
          ? never
          : Row
        : never;
    }[keyof Profile]
  : never;

type RowsOf<E> = E extends E ? RowIn<ResponseBodyOf<E>> | NestedRowIn<RowIn<ResponseBodyOf<E>>> : never;

/** Any row of a report's list, or any profile: derived from the responses of the contract. */
export type ReportRow = RowsOf<WeekEndpoint<EndpointsOf<ReportEntity>>>;

type KeyOf<Row> = Row extends Row ? keyof Row & string : never;

/** Fields that are no column of a list: subject and weeks of a series or a history. */
type SeriesField = 'id' | 'title' | 'revenues' | 'weeks' | 'isPresent';

/** The groups of movers, which are lists themselves. */
type MoverGroupField = 'entered' | 'left' | 'gained' | 'lost' | 'overtook' | 'unchangedCount';

/** The lists of changes, prices, rivals and entry, and their totals. */
type SummaryField =
  | 'count'
  | 'before'
  | 'rows'
  | 'cells'
  | 'products'
  | 'offers'
  | 'sellers'
  | 'cohorts'
  | 'priceBands'
  | 'leaders'
  | 'shareRevenueFromCategoryFourWeeksBefore'
  | 'notCheapestShare'
  | 'sellersHHIWithoutLeader'
  | 'threshold'
  | 'singleSellerProductsCount'
  | 'cheapestCount'
  | 'revenueWhereCheapest'
  | 'undercutCount'
  | 'undercutNowCount'
  | 'tiedCount'
  | 'aloneCount'
  | 'canRaiseCount';

/** The name of any field of any report that is a column or a figure. */
export type ReportField = Exclude<KeyOf<ReportRow>, SeriesField | MoverGroupField | SummaryField>;

/** Names of all fields in a value, including nested ones. */
type FieldIn<Value> = Value extends readonly (infer Item)[]
  ? FieldIn<Item>
  : Value extends object
    ? string extends keyof Value
      ? FieldIn<Value[keyof Value]>
      : (keyof Value & string) | { [Key in keyof Value]-?: FieldIn<Value[Key]> }[keyof Value]
    : never;

type FieldOf<E> = E extends E ? FieldIn<ResponseBodyOf<E> | ParamsOf<E> | QueryOf<E> | BodyOf<E>> : never;

/** The name of any field of a request or response of the contract. */
export type ContractField = FieldOf<EndpointsOf<keyof Contract>> | keyof ErrorBody;
