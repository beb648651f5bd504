## The terminal at a table of a server

terminal-no-link = „{ $link }“ není odkaz na stůl. Takový odkaz vypadá jako http://host/join/… nebo http://host/m/…
terminal-no-last = Není žádný stůl, ke kterému se vrátit. Zadej odkaz, který ti přišel.
terminal-unreachable = Server { $server } není dostupný.
terminal-no-server = { $server } neodpovídá jako server Sub Rosa.
terminal-other-rules = Tento stůl hraje { $game } podle pravidel, která tato verze nezná. Uveď obě na stejnou verzi.
terminal-owners-files = Tento stůl hraje s vlastními soubory komponent, které terminál nemá. Přisedni v prohlížeči.
terminal-line-lost = Spojení se serverem se přerušilo. Zkouší se znovu.
terminal-line-back = Spojení je obnoveno; nic se neztratilo.
terminal-host-says = Provozovatel tohoto serveru vzkazuje: { $message }
terminal-open-again = Tento server je znovu otevřený.
terminal-comes-back = Tvé místo zůstává tvé. „subrosa play --join“ se k němu vrátí.
terminal-gathering = Hra začne, až budou všechna místa obsazená.
terminal-chair-open = volné
terminal-chair-invited = vyhrazené pro pozvaného
terminal-not-here = není tu
terminal-bot-plays = hraje dál { $bot }
terminal-paused = Stůl má přestávku. /resume hraje dál.
terminal-away = Hraje za tebe bot. /return tě vrátí na tvé místo.
terminal-withdraw = Dokud nejsou všichni připraveni, u vezme tvou volbu zpět.
terminal-asked = Ptají se tě: /agree souhlasí, /decline odmítá.
terminal-time = Zbývající čas: { $seconds } s.
terminal-resign = Kdo se vzdá, přenechá místo natrvalo botovi. Chceš-li to, napiš /resign ještě jednou.
terminal-anyway = Chceš-li to přesto, napiš { $what } ještě jednou.
terminal-afterwards = /rematch hraje znovu s týmiž lidmi, /say si ještě povídá. Enter odchází.
terminal-join-hint = /say TEXT mluví, /mute 2 nečte hráče 2 nebo ho zase čte, /who ukáže, kdo tu je. /back žádá o vrácení, /pause o přestávku, /bot 2 o bota místo nepřítomného; /agree nebo /decline odpovídá. /resume hraje dál, /return tě vrátí na místo, /resign se ho vzdá, /rematch hraje znovu.
terminal-home-hint = /back vezme zpět tvůj poslední tah; boti s tím souhlasí.
