/** Names for people who have none yet; bots have others (bots/names.py), so that nobody is taken for one. */
export const SUGGESTED = [
  ...['Anlan', 'Baihe', 'Bao', 'Bingwen', 'Boqin', 'Chunhua', 'Dalin', 'Fenfang', 'Guiying', 'Haoran'],
  ...['Huilan', 'Jiahui', 'Jiayi', 'Jinhai', 'Jun', 'Junjie', 'Kai', 'Kaili', 'Lanfen', 'Lihua'],
  ...['Lin', 'Linlin', 'Longwei', 'Mei', 'Meifen', 'Meihua', 'Meilin', 'Minghao', 'Mingyu', 'Nuan'],
  ...['Peizhi', 'Qiaolian', 'Qingshan', 'Renshu', 'Rui', 'Ruolan', 'Ruyi', 'Shan', 'Shanshan', 'Shihong'],
  ...['Shulan', 'Sihan', 'Suyin', 'Taishan', 'Tao', 'Tianyu', 'Weimin', 'Wenbo', 'Xiaobo', 'Xiaoli'],
  ...['Xinyi', 'Xiuying', 'Xuefeng', 'Yanmei', 'Yaping', 'Yating', 'Yichen', 'Yifan', 'Yingjie', 'Yuhan'],
  ...['Yulan', 'Yuming', 'Yun', 'Yutong', 'Zhaohui', 'Zhiwei', 'Zihan', 'Zixuan'],
];

/** One of them that nobody at a table has; where all are taken, any. */
export function anyName(taken: readonly string[] = [], chance: () => number = Math.random): string {
  const used = new Set(taken.map((name) => name.toLocaleLowerCase()));
  const free = SUGGESTED.filter((name) => !used.has(name.toLocaleLowerCase()));
  const names = free.length > 0 ? free : SUGGESTED;
  return names[Math.floor(chance() * names.length)] ?? 'Mei';
}
