export const nsw = `
2000 Barangaroo, Haymarket, Sydney
2007 Ultimo
2009 Pyrmont
2010 Darlinghurst, Surry Hills
2011 Potts Point, Woolloomooloo
2015 Alexandria
2016 Redfern
2017 Waterloo, Zetland
2019 Botany
2020 Mascot
2021 Paddington
2022 Bondi Junction
2024 Bronte
2025 Woollahra
2026 Bondi, Bondi Beach
2028 Double Bay
2029 Rose Bay
2030 Vaucluse
2031 Randwick
2032 Kingsford
2033 Kensington
2034 Coogee
2035 Maroubra
2037 Glebe
2038 Annandale
2039 Rozelle
2040 Leichhardt, Lilyfield
2041 Balmain
2042 Enmore, Newtown
2043 Erskineville
2046 Five Dock
2047 Drummoyne
2048 Stanmore
2049 Petersham
2060 North Sydney
2061 Kirribilli
2064 Artarmon
2065 Crows Nest, St Leonards
2066 Lane Cove
2067 Chatswood
2068 Willoughby
2069 Roseville
2070 Lindfield
2071 Killara
2072 Gordon
2073 Pymble
2074 Turramurra
2076 Wahroonga
2077 Asquith, Hornsby
2081 Berowra
2084 Terrey Hills
2085 Belrose
2086 Frenchs Forest
2088 Mosman
2089 Neutral Bay
2090 Cremorne
2094 Fairlight
2095 Manly
2096 Freshwater
2097 Collaroy
2099 Dee Why
2100 Brookvale
2101 Narrabeen
2103 Mona Vale
2106 Newport
2107 Avalon Beach
2108 Palm Beach
2110 Hunters Hill
2111 Gladesville
2112 Ryde
2113 Macquarie Park
2114 West Ryde
2121 Epping
2122 Eastwood
2126 Cherrybrook
2130 Summer Hill
2131 Ashfield
2132 Croydon
2134 Burwood
2135 Strathfield
2137 Concord
2138 Rhodes
2140 Homebush
2141 Lidcombe
2142 Granville
2144 Auburn
2145 Wentworthville, Westmead
2146 Toongabbie
2147 Seven Hills
2148 Blacktown
2150 Harris Park, Parramatta
2153 Baulkham Hills
2154 Castle Hill
2155 Kellyville, Rouse Hill
2156 Kenthurst
2158 Dural
2160 Merrylands
2161 Guildford
2165 Fairfield
2166 Cabramatta
2170 Casula, Liverpool, Moorebank
2193 Canterbury
2194 Campsie
2195 Lakemba
2200 Bankstown
2203 Dulwich Hill
2204 Marrickville
2206 Earlwood
2211 Padstow
2212 Revesby
2216 Brighton-Le-Sands, Rockdale
2217 Kogarah
2219 Sans Souci
2220 Hurstville
2228 Miranda
2229 Caringbah
2230 Cronulla
2232 Sutherland
2233 Engadine
2234 Menai
2250 Erina, Gosford
2251 Avoca Beach
2256 Woy Woy
2257 Ettalong Beach, Umina Beach
2259 Wyong
2260 Terrigal
2261 The Entrance
2263 Toukley
2280 Belmont
2281 Swansea
2283 Toronto
2285 Cardiff
2287 Wallsend
2290 Charlestown
2291 Merewether
2300 Newcastle
2303 Hamilton
2304 Mayfield
2315 Nelson Bay, Shoal Bay
2320 Maitland, Pokolbin
2324 Raymond Terrace
2325 Cessnock
2330 Singleton
2333 Muswellbrook
2337 Scone
2340 Tamworth
2350 Armidale
2357 Coonabarabran
2358 Uralla
2360 Inverell
2370 Glen Innes
2372 Tenterfield
2380 Gunnedah
2390 Narrabri
2400 Moree
2428 Forster, Tuncurry
2430 Taree
2431 South West Rocks
2440 Kempsey
2443 Laurieton
2444 Port Macquarie
2446 Wauchope
2448 Nambucca Heads
2450 Coffs Harbour
2452 Sawtell
2454 Bellingen
2456 Woolgoolga
2460 Grafton
2463 Maclean
2464 Yamba
2470 Casino
2474 Kyogle
2478 Ballina, Lennox Head
2479 Bangalow
2480 Lismore
2481 Byron Bay, Suffolk Park
2482 Mullumbimby
2483 Brunswick Heads
2484 Murwillumbah
2485 Tweed Heads
2487 Kingscliff
2500 Wollongong
2515 Thirroul
2518 Corrimal
2519 Fairy Meadow
2529 Shellharbour
2533 Kiama
2534 Gerringong
2535 Berry
2536 Batemans Bay
2537 Moruya
2539 Mollymook, Ulladulla
2540 Huskisson, Vincentia
2541 Bomaderry, Nowra
2546 Bermagui, Narooma
2548 Merimbula
2549 Pambula
2550 Bega, Tathra
2551 Eden
2560 Campbelltown
2565 Ingleburn
2567 Narellan
2570 Camden, Oran Park
2571 Picton
2575 Mittagong
2576 Bowral
2577 Moss Vale
2580 Goulburn
2582 Yass
2590 Cootamundra
2594 Young
2619 Jerrabomberra
2620 Googong, Queanbeyan
2621 Bungendore
2622 Braidwood
2625 Thredbo
2627 Jindabyne
2630 Cooma
2640 Albury
2641 Lavington
2646 Corowa
2648 Wentworth
2650 Wagga Wagga
2663 Junee
2666 Temora
2671 West Wyalong
2680 Griffith
2700 Narrandera
2705 Leeton
2710 Deniliquin
2711 Hay
2713 Finley
2715 Balranald
2720 Tumut
2722 Gundagai
2750 Emu Plains, Penrith
2753 Richmond
2756 Windsor
2760 St Marys
2763 Quakers Hill
2766 Rooty Hill
2770 Mount Druitt
2773 Glenbrook
2774 Blaxland
2777 Springwood
2780 Katoomba, Leura
2782 Wentworth Falls
2785 Blackheath
2790 Lithgow
2794 Cowra
2795 Bathurst
2799 Blayney
2800 Orange
2820 Wellington
2825 Nyngan
2829 Coonamble
2830 Dubbo
2832 Walgett
2834 Lightning Ridge
2835 Cobar
2836 White Cliffs, Wilcannia
2839 Brewarrina
2840 Bourke
2850 Mudgee
2852 Gulgong
2870 Parkes
2871 Forbes
2880 Broken Hill, Tibooburra
2898 Lord Howe Island
`;

export const act = `
2600 Barton, Canberra, Deakin, Parkes, Yarralumla
2601 Acton, Canberra, City
2602 Ainslie, Dickson, Downer, Hackett, Lyneham, O'Connor, Watson
2603 Forrest, Griffith, Manuka, Red Hill
2604 Kingston, Narrabundah
2605 Curtin, Garran, Hughes
2606 Chifley, Lyons, O'Malley, Phillip, Woden
2607 Farrer, Isaacs, Mawson, Pearce, Torrens
2609 Fyshwick, Majura, Pialligo, Symonston
2611 Chapman, Coombs, Denman Prospect, Duffy, Fisher, Holder, Rivett, Stirling, Waramanga, Weston, Whitlam, Wright
2612 Braddon, Campbell, Reid, Turner
2614 Aranda, Cook, Hawker, Macquarie, Page, Scullin, Weetangera
2615 Charnwood, Dunlop, Florey, Flynn, Fraser, Higgins, Holt, Latham, Macgregor, Melba, Spence
2617 Belconnen, Bruce, Evatt, Giralang, Kaleen, Lawson, McKellar
2618 Hall
2620 Hume, Tharwa
2900 Greenway, Tuggeranong
2902 Kambah
2903 Oxley, Wanniassa
2904 Fadden, Gowrie, Macarthur, Monash
2905 Bonython, Calwell, Chisholm, Gilmore, Isabella Plains, Richardson, Theodore
2906 Banks, Conder, Gordon
2911 Crace, Mitchell
2912 Gungahlin
2913 Casey, Franklin, Ngunnawal, Nicholls, Palmerston
2914 Amaroo, Bonner, Forde, Harrison, Jacka, Moncrieff, Throsby
`;
