/**
 * A CODA file for tests. It has a full payment of an invoice, a partial payment, and bank costs. Each line has 128
 * characters.
 */
export const WIJZERPLAAT = [
  '0000022112600105        0000012345WIJZERPLAAT ZORG BV       GKCCBEBB   00739484052 00000                                       2',
  '12001BE68539007547034                  EUR0000000001000000201126WIJZERPLAAT ZORG BV                                          001',
  '2100010000REF0000000000000000A10000000000363000201126001500001101202600012320                                      20112600101 0',
  '2200010000                                                     E2E-1                              KREDBEBB                   1 0',
  '2300010000BE32123456789002                  EURWZC T ZILVERHOF VZW                                                           0 0',
  '2100020000REF0000000000000000A20000000000050000201126001500000FACT 2026-000124 DEEL                                20112600101 0',
  '2200020000                                                     NOTPROVIDED                        KREDBEBB                   1 0',
  '2300020000BE72000000001616                  EURDE LINDE VZW                                                                  0 0',
  '2100030000REF0000000000000000A31000000000012500201126007350000KOSTEN REKENING                                      20112600100 0',
  '8001BE68539007547034                  EUR0000000001400500201126                                                                0',
  '9               000009000000000012500000000000413000                                                                           2',
]
