/** What a feature loads from other hosts, as sources such as `https://cdn.example`. */
export interface ContentSources {
  scriptSrc?: readonly string[];
  styleSrc?: readonly string[];
  imgSrc?: readonly string[];
  fontSrc?: readonly string[];
  /** Hosts of `fetch`, beacons and web sockets. */
  connectSrc?: readonly string[];
}

/** Headers of the responses for a path; `*` in it stands for any characters. */
export interface HeaderRule {
  path: string;
  headers: Readonly<Record<string, string>>;
}
