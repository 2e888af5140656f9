# For scripts of the workflow: writes a week of 300 000 offers as a feed, 3 000 sellers with 100 products each. A
# second argument makes it another market of the same size.
write_week() {
  local other="${2-}"
  echo year,week_number,seller_id,seller_kaspi_id,seller_title,product_id,product_kaspi_id,product_name,brand_id,brand_title,category_id,category_title,category_1_lvl_id,category_1_lvl_title,category_2_lvl_id,category_2_lvl_title,price,sales_count
  awk -v week="$1" -v more="${#other}" 'BEGIN { for (s = 1; s <= 3000; s++) for (p = 1; p <= 100; p++) {
    id = (s * 37 + p * 101) % 50000 + 1
    printf "2026,%s,%d,K%d,Shop %d,%d,P%d,Product %d,%d,Brand %d,%d,Leaf %d,1,Root,11,Middle,%d,%d\n", week, s, s, s, id, id, id, id % 90 + 1, id % 90 + 1, id % 60 + 100, id % 60 + 100, 1000 + id + more, (s + p) % 7
  } }'
}
